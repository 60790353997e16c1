import { api } from "./net/api.ts";
import type { Me } from "./net/protocol.ts";

/** Who this browser is to the server. */
class Person {
  me = $state.raw<Me | null>(null);

  async meet(): Promise<Me> {
    this.me ??= await api.me();
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async wishReminders(email: string | null, reminders: boolean): Promise<void> {
    this.me = await api.changeMe({ email, reminders });
  }

  /** Has all that is kept about this person deleted. */
  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
  }

  async link(code: string): Promise<void> {
    this.me = await api.useLink(code);
  }
}

export const person = new Person();
