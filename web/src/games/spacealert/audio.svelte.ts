/** What the mission sounds like: alarms made by the browser itself, and announcements in its voices. */

import { sound } from "../../sound.svelte.ts";

const STORED = "pelagos.volume";

/** A sound: tones one after the other, each with pitch in hertz, length in seconds and shape of its wave. */
type Tone = readonly [pitch: number, length: number, wave: OscillatorType];

const SOUNDS = {
  alert: [
    [440, 0.22, "sawtooth"],
    [587, 0.22, "sawtooth"],
    [440, 0.22, "sawtooth"],
    [587, 0.3, "sawtooth"],
  ],
  data: [
    [880, 0.07, "square"],
    [1175, 0.07, "square"],
    [1568, 0.12, "square"],
  ],
  opened: [
    [523, 0.12, "triangle"],
    [659, 0.12, "triangle"],
    [784, 0.2, "triangle"],
  ],
  closed: [
    [784, 0.12, "triangle"],
    [523, 0.2, "triangle"],
  ],
  down: [
    [220, 0.3, "sawtooth"],
    [165, 0.3, "sawtooth"],
    [110, 0.5, "sawtooth"],
  ],
  warning: [
    [988, 0.1, "sine"],
    [988, 0.1, "sine"],
  ],
  locked: [
    [330, 0.25, "triangle"],
    [247, 0.45, "triangle"],
  ],
} as const satisfies Record<string, readonly Tone[]>;

/** Which sound goes with which event. */
export const SOUND_OF: Readonly<Record<string, keyof typeof SOUNDS>> = {
  ThreatAnnounced: "alert",
  DataReceived: "data",
  TransferOpened: "opened",
  TransferClosed: "closed",
  CommunicationsFailed: "down",
  CommunicationsRestored: "opened",
  PhaseWarned: "warning",
  PhaseEnded: "locked",
};

class Audio {
  /** From 0 to 1. */
  volume = $state(storedVolume());
  #context: AudioContext | null = null;

  setVolume(volume: number): void {
    this.volume = volume;
    localStorage.setItem(STORED, String(volume));
  }

  /** Sounds what goes with an event. Browsers stay silent until the reader has touched the page. */
  play(type: string): void {
    const name = SOUND_OF[type];
    if (!name || !sound.on || !this.volume) return;
    const context = (this.#context ??= new AudioContext());
    let at = context.currentTime;
    for (const tone of SOUNDS[name]) {
      sing(context, tone, at, 0.1 * this.volume);
      at += tone[1];
    }
  }

  /** Says a sentence after those that are still being said. A language without a voice is left to the captions. */
  say(words: string, language: string): void {
    if (!sound.on || !this.volume || !canSpeak(language)) return;
    const spoken = new SpeechSynthesisUtterance(words);
    spoken.lang = language;
    spoken.voice = voiceOf(language);
    spoken.volume = this.volume;
    speechSynthesis.speak(spoken);
  }

  hush(): void {
    if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
  }
}

function storedVolume(): number {
  const stored = Number(localStorage.getItem(STORED) ?? "0.7");
  return Number.isFinite(stored) ? Math.min(1, Math.max(0, stored)) : 0.7;
}

/** Returns a voice of the browser in a language; null if it has none. */
export function voiceOf(language: string): SpeechSynthesisVoice | null {
  if (!("speechSynthesis" in globalThis)) return null;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  return voices.find((voice) => voice.default) ?? voices[0] ?? null;
}

export function canSpeak(language: string): boolean {
  return voiceOf(language) !== null;
}

function sing(context: AudioContext, [pitch, length, wave]: Tone, at: number, loud: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

export const audio = new Audio();
