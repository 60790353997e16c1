/** How far the server's clock is ahead: of all pings of a connection the one that was back soonest says it best. */
export class Pings {
  #sent: number | null = null;
  #soonest = Infinity;
  #skew = 0;

  /** Forgets what another connection has measured: this clock may have been set meanwhile. */
  connected(): void {
    this.#soonest = Infinity;
    this.#sent = null;
  }

  /** Notes when a ping was sent, in seconds of this clock. */
  sent(at: number): void {
    this.#sent = at;
  }

  /** Returns by how many seconds the server's clock is ahead, now that it has answered with its own time. */
  came(server: number, at: number): number {
    const trip = this.#sent === null ? Infinity : at - this.#sent;
    if (trip >= 0 && trip < this.#soonest) {
      this.#soonest = trip;
      this.#skew = server - (at - trip / 2);
    }
    this.#sent = null;
    return this.#skew;
  }
}
