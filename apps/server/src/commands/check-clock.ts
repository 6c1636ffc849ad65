import { seconds } from '@northlight/contract/durations'
import { clockOfDatabase } from '@northlight/db/clock-of-database'
import type { Database } from '@northlight/db/database'
import type { Environment } from '../environment.ts'

/** With more than this, signatures of a bucket and codes of second factors begin to be refused. */
const mostApart = seconds(30)

/** Whose clocks can be asked, beside the database: the services that are set up anyway. */
const addresses = ({ bucket, razorpay, twilio }: Environment): string[] => [
  ...(bucket ? [bucket.endpoint ?? `https://s3.${bucket.region}.amazonaws.com`] : []),
  ...(razorpay ? ['https://api.razorpay.com'] : []),
  ...(twilio ? ['https://api.twilio.com'] : []),
]

const timeAt = async (address: string): Promise<number | undefined> => {
  try {
    const reply = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(seconds(5)) })
    return Date.parse(reply.headers.get('date') ?? '') || undefined
  } catch {
    return undefined
  }
}

/** What is said of each clock, and whether it is right. */
export async function compareClocks(
  environment: Environment,
  database: Database,
): Promise<{ isRight: boolean; words: string }[]> {
  const asked = [
    { name: 'the database', time: () => clockOfDatabase(database) },
    ...addresses(environment).map((address) => ({ name: new URL(address).host, time: () => timeAt(address) })),
  ]
  const found = []
  for (const { name, time } of asked) {
    const theirs = await time()
    if (theirs === undefined) continue
    const apart = Date.now() - theirs
    const isRight = Math.abs(apart) <= mostApart
    const amount = `${Math.round(Math.abs(apart) / 1000)} seconds ${apart > 0 ? 'ahead of' : 'behind'} ${name}`
    found.push({
      isRight,
      words: isRight
        ? `The clock agrees with ${name}.`
        : `The clock of this machine is ${amount}: set it by the network (timedatectl set-ntp true).`,
    })
  }
  return found
}
