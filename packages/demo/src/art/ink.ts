/** The colours of the institute: night inks, warm paper, one gold. Everything is drawn with these. */
export const ink = {
  deep: '#081022',
  night: '#0e1a33',
  dusk: '#17264c',
  blue: '#24406e',
  haze: '#3d4c75',
  pale: '#b9cbef',
  ink: '#1b2540',
  paper: '#fbf8f1',
  cream: '#f1e6cc',
  sand: '#e3d3ac',
  mist: '#dfe8f1',
  sage: '#dbe7df',
  rose: '#f3dcd0',
  gold: '#eacf6c',
  lamp: '#f6e3a1',
  bronze: '#7a5b12',
  leaf: '#1f7a5c',
  clay: '#b3402a',
  sky: '#2b6cb0',
  wood: '#8a5a34',
  timber: '#b98452',
  steel: '#aab6c6',
  board: '#173a35',
} as const

export const skins = [
  { face: '#e0b088', shade: '#c08c63' },
  { face: '#cf9a6e', shade: '#ad774c' },
  { face: '#c08a5c', shade: '#9b683f' },
  { face: '#b07b52', shade: '#8f5e3a' },
  { face: '#9a6640', shade: '#7b4c2c' },
  { face: '#84532f', shade: '#663c20' },
  { face: '#77492a', shade: '#5a361d' },
] as const

export const hairs = {
  black: '#1a1620',
  brown: '#33221d',
  grey: '#8e8a86',
  silver: '#c9c4bc',
  white: '#ece7dc',
} as const
