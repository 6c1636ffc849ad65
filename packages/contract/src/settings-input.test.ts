import { expect, test } from 'vitest'
import { isTooWide, settingsInput } from './settings-input.ts'

test('a network is at most as wide as a campus, in every way that the world can be written', () => {
  const world = ['0.0.0.0/0', '::/0', '0.0.0.0/1', '128.0.0.0/1', '10.0.0.0/15', '2000::/3', '2001:db8::/31']
  const asIpv6 = ['::ffff:0:0/96', '::ffff:0.0.0.0/96', '::/64', '0:0:0:0::/64', '::ffff:10.0.0.0/104']
  for (const network of [...world, ...asIpv6]) {
    expect(isTooWide(network), network).toBe(true)
    const read = settingsInput.access?.safeParse({ campus_networks: ['203.0.113.0/24', network] })
    expect(read?.success, network).toBe(false)
    expect(read?.error?.issues[0]?.message, network).toContain(`${network} is far wider than a campus`)
  }
  for (const network of ['203.0.113.0/24', '10.20.0.0/16', '198.51.100.7/32', '2001:db8::/32', '2001:db8:1::/48'])
    expect(settingsInput.access?.safeParse({ campus_networks: [network] }).success, network).toBe(true)
})
