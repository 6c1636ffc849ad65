import { smallSite } from './small-site.ts'

const built = new URL('../build/main.mjs', import.meta.url).href
const { main } = (await import(built)) as typeof import('../src/main.ts')
await main(process.env, smallSite({ keepsPages: process.env.KEEPS_PAGES === 'yes' }))
