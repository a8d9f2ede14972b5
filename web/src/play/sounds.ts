/** Short, soft, synthesized sounds: wood on wood for a piece, a few tones for the rest. */

export type Sound = "place" | "turn" | "refused" | "won" | "ended";

/** The overall volume, from 0 to 1: noticeable, but not intrusive. */
const VOLUME = 0.3;
/** The pitch of a knock in hertz: the opponent's pieces sound a little brighter. */
const KNOCKS = { place: 190, turn: 240 } as const;
const TONES = { refused: [196, 165], won: [523, 659, 784], ended: [392, 330] } as const;

let output: { audio: AudioContext; volume: GainNode } | null = null;

export function play(sound: Sound): void {
  if (!("AudioContext" in globalThis)) return;
  output ??= connect(new AudioContext());
  const { audio, volume } = output;
  if (audio.state === "suspended") void audio.resume();
  if (sound === "place" || sound === "turn") knock(audio, volume, KNOCKS[sound]);
  else
    for (const [index, hertz] of TONES[sound].entries())
      tone(audio, volume, { hertz, delay: index * 0.1, length: 0.28, loudness: 0.35 });
}

function connect(audio: AudioContext) {
  const volume = new GainNode(audio, { gain: VOLUME });
  volume.connect(audio.destination);
  return { audio, volume };
}

/** The body of the table under a short rustle of the surface. */
function knock(audio: AudioContext, to: AudioNode, hertz: number): void {
  tone(audio, to, { hertz, delay: 0, length: 0.09, loudness: 0.9 });
  const length = Math.floor(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++)
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-8 * i) / length);
  const rustle = new AudioBufferSourceNode(audio, { buffer });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: 5 * hertz, Q: 2 });
  rustle.connect(wood).connect(to);
  rustle.start();
}

interface Tone {
  hertz: number;
  /** Seconds. */
  delay: number;
  length: number;
  loudness: number;
}

function tone(audio: AudioContext, to: AudioNode, { hertz, delay, length, loudness }: Tone): void {
  const start = audio.currentTime + delay;
  const oscillator = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  const envelope = new GainNode(audio, { gain: 0 });
  // A short attack: an instant rise would click.
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(loudness, start + 0.005);
  envelope.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(envelope).connect(to);
  oscillator.start(start);
  oscillator.stop(start + length);
}
