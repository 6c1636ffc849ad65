import { expect } from '@playwright/test'
import type { HttpChecks } from '../checks.ts'
import { clientOf } from './client.ts'

const screens = [320, 640, 768, 1024, 1280, 1536]
const densities = [1, 2]

/** The path of a stored picture, as content names it. */
const stored = async (siteUrl: string) => {
  const { banner } = await clientOf(siteUrl).expected(200, 'home-page-banner')
  return new URL(banner[0].banner_image).pathname
}

/** Asked for again while the converter is busy, as the description has it for a read. */
const picture = async (siteUrl: string, modifiers: string): Promise<Response> => {
  const reply = await clientOf(siteUrl).send(`/_ipx/${modifiers}${await stored(siteUrl)}`)
  if (reply.status !== 503) return reply
  await new Promise((resolve) => setTimeout(resolve, Number(reply.headers.get('retry-after')) * 1000))
  return picture(siteUrl, modifiers)
}

export const pictureChecks: HttpChecks = {
  'build files': async (siteUrl) => {
    const client = clientOf(siteUrl)
    const latest = await client.send('/builds/latest.json')
    const { id } = (await latest.json()) as { id: string }
    expect([latest.status, id]).toEqual([200, expect.stringMatching(/./)])
    const meta = await client.send(`/builds/meta/${id}.json`)
    expect([meta.status, await meta.json()]).toEqual([200, expect.objectContaining({ id })])
    expect((await client.send('/builds/meta/no-such-build.json')).status).toBe(404)
  },
  'image proxy': async (siteUrl) => {
    const reply = await picture(siteUrl, 'w_640&f_webp&q_80')
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await picture(siteUrl, 'w_641&f_webp')).status).toBe(400)
    expect((await clientOf(siteUrl).send('/_ipx/w_640/storage/no-such-picture.png')).status).toBe(404)
  },
  'constants of pictures': async (siteUrl) => {
    for (const width of screens)
      for (const density of densities) {
        const reply = await picture(siteUrl, `w_${width * density}&f_webp&q_80`)
        expect([width, density, reply.status, reply.headers.get('content-type')]).toEqual([
          ...[width, density, 200, 'image/webp'],
        ])
      }
    // Another quality or a width of no screen is not made.
    expect((await picture(siteUrl, 'w_320&f_webp&q_79')).status).toBe(400)
  },
}
