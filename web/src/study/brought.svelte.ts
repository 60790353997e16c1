/** The record that the reader has brought, for the study screen. */
class Brought {
  record = $state.raw<string | null>(null);
}

export const brought = new Brought();
