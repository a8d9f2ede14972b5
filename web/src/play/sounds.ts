/** Short sounds, made on the spot: a wooden click for a piece, a few tones for the rest. */

export type Sound = "place" | "refused" | "won" | "ended";

let context: AudioContext | null = null;

const TONES: Record<Exclude<Sound, "place">, readonly number[]> = {
  refused: [165],
  won: [523, 659, 784],
  ended: [392, 330],
};

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (sound === "place") click(context);
  else for (const [index, hertz] of TONES[sound].entries()) tone(context, hertz, index * 0.11);
}

function click(audio: AudioContext): void {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++)
    samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const wood = new BiquadFilterNode(audio, { type: "bandpass", frequency: 1150, Q: 3 });
  source
    .connect(wood)
    .connect(new GainNode(audio, { gain: 0.9 }))
    .connect(audio.destination);
  source.start();
}

function tone(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency });
  const volume = new GainNode(audio, { gain: 0.12 });
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.3);
}
