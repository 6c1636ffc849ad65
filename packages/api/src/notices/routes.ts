import * as contract from '@northlight/contract/notices'
import { implement } from '../kernel/implement.ts'
import { addDevice, forgetDevice } from './devices.ts'
import { askNumber, confirmNumber, forgetNumber } from './number.ts'
import { chooseNotice, ownNotices } from './own-notices.ts'
import { stop, stopPage } from './stop.ts'

export const noticeRoutes = [
  implement(contract.ownNotices, async (ctx) => ({ notices: await ownNotices(ctx) })),

  implement(contract.chooseNotice, async (ctx, { input }) => ({
    message: input.is_on ? 'Turned on.' : 'Turned off. It stays off until you turn it on again.',
    notices: await chooseNotice(ctx, input),
  })),

  implement(contract.askNumber, async (ctx, { input }) => ({
    message: 'We have sent a code to this number.',
    notices: await askNumber(ctx, input),
  })),

  implement(contract.confirmNumber, async (ctx, { input }) => ({
    message: 'Confirmed. Messages come to this number from now on.',
    notices: await confirmNumber(ctx, input.code),
  })),

  implement(contract.forgetNumber, async (ctx) => ({
    message: 'The number is forgotten. Nothing more goes there.',
    notices: await forgetNumber(ctx),
  })),

  implement(contract.addDevice, async (ctx, { input }) => ({
    message: 'Notices come to this device from now on.',
    notices: await addDevice(ctx, input),
  })),

  implement(contract.forgetDevice, async (ctx, { input }) => ({
    message: 'No more notices on this device.',
    notices: await forgetDevice(ctx, input.endpoint),
  })),

  implement(contract.stopPage, async (ctx, { params }) => ({ stop: await stopPage(ctx, params.key) })),
  implement(contract.stopNotice, (ctx, { params }) => stop(ctx, params.key, 'kind')),
  implement(contract.stopAllNotices, (ctx, { params }) => stop(ctx, params.key, 'all')),
]
