import { config } from 'zod/v4/core'

// zod writes functions as text to be faster on servers; our policy for scripts refuses that, and says so in the console.
config({ jitless: true })

// biome-ignore lint/performance/noBarrelFile: it stands in zod's place
export { z } from 'zod'
