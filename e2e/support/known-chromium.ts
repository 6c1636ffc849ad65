import { type Chromium, findChromium } from '../../scripts/chromium.ts'

const variable = 'NORTHLIGHT_CHROMIUM'

/** Every worker reads this configuration again; only the first process has to look for the browser. */
export async function knownChromium(): Promise<Chromium> {
  const known = process.env[variable]
  if (known) return JSON.parse(known) as Chromium
  const chromium = await findChromium()
  process.env[variable] = JSON.stringify(chromium)
  return chromium
}
