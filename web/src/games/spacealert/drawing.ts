/** The lines of a picture in a square of 64. */
export interface Drawing {
  /** Filled with ink. */
  readonly solid?: string;
  /** Fine lines cut into what is filled. */
  readonly cut?: string;
  /** Lines of ink beside it. */
  readonly ink?: string;
}
