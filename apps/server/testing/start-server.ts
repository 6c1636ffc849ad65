import { main } from '../src/main.ts'
import { smallSite } from './small-site.ts'

await main(process.env, smallSite({ keepsPages: process.env.KEEPS_PAGES === 'yes' }))
