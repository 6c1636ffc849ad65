import type { NoticeChannel } from '@northlight/contract/notice-kinds'
import * as contract from '@northlight/contract/notices'
import { implement } from '../kernel/implement.ts'
import { addDevice, forgetDevice } from './devices.ts'
import { askNumber, confirmNumber, forgetNumber } from './number.ts'
import { chooseNotice, ownNotices } from './own-notices.ts'
import { startAgain, stop, stopPage } from './stop.ts'

/** Said with a yes to a whole channel, so that nobody waits for what they have turned off. */
const whatStaysOff = ({ kinds }: contract.NoticesView, channel: NoticeChannel) =>
  kinds.some(({ channels }) => channels.some((one) => one.channel === channel && !one.is_on))
    ? ' What you turned off before stays off until you turn it on.'
    : ''

export const noticeRoutes = [
  implement(contract.ownNotices, async (ctx) => ({ notices: await ownNotices(ctx) })),

  implement(contract.chooseNotice, async (ctx, { input }) => ({
    message: input.is_on ? 'Turned on.' : 'Turned off. It stays off until you turn it on again.',
    notices: await chooseNotice(ctx, input),
  })),

  implement(contract.askNumber, async (ctx, { input }) => ({
    message: 'A code is on its way to this number.',
    notices: await askNumber(ctx, input),
  })),

  implement(contract.confirmNumber, async (ctx, { input }) => {
    const notices = await confirmNumber(ctx, input.code)
    const off = notices.number ? whatStaysOff(notices, notices.number.channel) : ''
    return { message: `Confirmed. Messages come to this number from now on.${off}`, notices }
  }),

  implement(contract.forgetNumber, async (ctx) => ({
    message: 'The number is forgotten. Nothing more goes there.',
    notices: await forgetNumber(ctx),
  })),

  implement(contract.addDevice, async (ctx, { input }) => {
    const notices = await addDevice(ctx, input)
    return { message: `Notices come to this device from now on.${whatStaysOff(notices, 'push')}`, notices }
  }),

  implement(contract.forgetDevice, async (ctx, { input }) => ({
    message: 'No more notices on this device.',
    notices: await forgetDevice(ctx, input.endpoint),
  })),

  implement(contract.stopPage, async (ctx, { params }) => ({ stop: await stopPage(ctx, params.key) })),
  implement(contract.stopNotice, (ctx, { params }) => stop(ctx, params.key, 'kind')),
  implement(contract.stopAllNotices, (ctx, { params }) => stop(ctx, params.key, 'all')),
  implement(contract.startNoticeAgain, (ctx, { params }) => startAgain(ctx, params.key)),
]
