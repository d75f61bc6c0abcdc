import type { Cue } from "./cue";

/** A sound of one oscillator: its pitch and its times, in hertz and seconds, and how loud it is. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

/** The strings of a small harp: an open chord on D, from the longest string to the shortest. */
const strings = [146.8, 220, 293.7, 370, 440, 587.3, 740];

const knock = (at: number, pitch: number): Tone => ({ pitch, at, lasts: 0.07, loud: 0.12 });

/** What each cue sounds like: all of it is short and low, and nothing is read from a file. */
export const tones: Record<Cue, readonly Tone[]> = {
  card: [knock(0, 190)],
  deal: [0, 1, 2, 3, 4, 5, 6].map((n) => knock(n * 0.07, 170 + 6 * n)),
  win: strings.map((pitch, n) => ({ pitch, at: n * 0.09, lasts: 2.2 - n * 0.15, loud: 0.09 })),
};

let context: AudioContext | undefined;

/** Plays a tone that begins at once and dies away. */
function sound(on: AudioContext, { pitch, at, lasts, loud }: Tone): void {
  const [start, end] = [on.currentTime + at, on.currentTime + at + lasts];
  const string = new OscillatorNode(on, { type: "triangle", frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  string.connect(volume).connect(on.destination);
  string.start(start);
  string.stop(end);
}

/** Lets a cue be heard. A browser that has no sound, or allows none yet, stays silent. */
export function play(cue: Cue): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (const tone of tones[cue]) sound(context, tone);
  } catch {
    // No sound is wanted so much that the game should fail for it.
  }
}
