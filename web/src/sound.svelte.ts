const STORED = "pelagos.sound";
const NOTES = [523.25, 783.99];
const LENGTH = 0.22;

/** A short chime, made by the browser itself; the reader may turn it off. */
class Sound {
  on = $state(localStorage.getItem(STORED) !== "off");
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(STORED, this.on ? "on" : "off");
    if (this.on) this.chime();
  }

  /** Sounds "it is your turn". Browsers stay silent until the reader has touched the page. */
  chime(): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    NOTES.forEach((pitch, index) => play(context, pitch, context.currentTime + index * LENGTH * 0.6));
  }
}

function play(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH);
}

export const sound = new Sound();
