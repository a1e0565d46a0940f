import type { Felt } from "./table/ears";

/*
 * Soft sounds, made here and now: a card on linen is a breath of noise through a low filter, and a
 * card that goes home rings like a small cup. Nothing is loaded, and nothing runs between sounds.
 */

/** How loud all of it is, and how long after the last sound the device may rest. Seconds. */
const LOUDNESS = 0.5;
const REST = 2;

/** The degrees of the scale that a win plays, in semitones over 523 Hz. */
const CHIME = [0, 4, 7, 12, 16];
const C5 = 523.25;

/** What can be heard. */
export class Sounds {
  readonly #context = new AudioContext({ latencyHint: "interactive" });
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const context = this.#context;
    this.#out = context.createGain();
    this.#out.gain.value = LOUDNESS;
    this.#out.connect(context.destination);
    this.#noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  play(felt: Felt): void {
    clearTimeout(this.#rest);
    this.#context.resume().catch(() => {});
    this.#rest = setTimeout(() => void this.#context.suspend(), REST * 1000);
    const now = this.#context.currentTime;
    switch (felt) {
      case "lift":
        return this.#rustle(now, { pitch: 2600, loud: 0.16, long: 0.05 });
      case "place":
        return this.#rustle(now, { pitch: 900, loud: 0.5, long: 0.09 });
      case "home":
        this.#rustle(now, { pitch: 1100, loud: 0.4, long: 0.08 });
        return this.#ring(now + 0.03, C5 * 1.5, 0.12);
      case "refuse":
        return this.#rustle(now, { pitch: 320, loud: 0.5, long: 0.14 });
      case "deal":
        for (let row = 0; row < 7; row++) {
          this.#rustle(now + row * 0.045, { pitch: 1300 + row * 90, loud: 0.22, long: 0.06 });
        }
        return;
      case "win":
        CHIME.forEach((step, i) => this.#ring(now + i * 0.13, C5 * 2 ** (step / 12), 0.2));
    }
  }

  /** A breath of noise. */
  #rustle(at: number, { pitch, loud, long }: { pitch: number; loud: number; long: number }): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    source.playbackRate.value = 0.9 + Math.random() * 0.2;
    const filter = this.#context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = pitch;
    source.connect(filter).connect(this.#fading(at, loud, long, 0.004));
    source.start(at, Math.random() * 0.1, long + 0.02);
  }

  /** A tone with its octave, that fades like a cup. */
  #ring(at: number, pitch: number, loud: number): void {
    for (const [times, share] of [
      [1, 1],
      [2.01, 0.25],
    ] as const) {
      const tone = this.#context.createOscillator();
      tone.frequency.value = pitch * times;
      tone.connect(this.#fading(at, loud * share, 0.5 / times, 0.006));
      tone.start(at);
      tone.stop(at + 0.6);
    }
  }

  /** What grows loud in `rise` and fades in `long` seconds. */
  #fading(at: number, loud: number, long: number, rise: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + long);
    gain.connect(this.#out);
    return gain;
  }
}
