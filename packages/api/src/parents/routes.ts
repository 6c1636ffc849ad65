import * as contract from '@northlight/contract/children'
import * as families from '@northlight/contract/families'
import { toPayOrder } from '../enrolments/instalments.ts'
import {
  childrenOf,
  endChildLink,
  linkChildren,
  parentsWhoSee,
  shareWithParent,
  stopSharing,
} from '../families/children/link.ts'
import { implement } from '../kernel/implement.ts'
import { childData, mailFreshLink } from './child-data.ts'
import { childHome, childReport, payForChild } from './child-home.ts'
import { handSeries } from './hand-series.ts'

export const parentRoutes = [
  implement(contract.children, (ctx) => childrenOf(ctx)),

  implement(contract.linkChildren, async (ctx) => ({
    message: 'The children who named your address are here.',
    ...(await linkChildren(ctx)),
  })),

  implement(contract.child, async (ctx, { params }) => ({ child: await childHome(ctx, params.id) })),

  implement(contract.childReport, (ctx, { params }) => childReport(ctx, params.id, params.attempt)),

  implement(contract.payForChild, async (ctx, { params }) => ({
    message: 'This instalment can be paid now.',
    order: toPayOrder(await payForChild(ctx, params.id, params.enrolment, params.number)),
  })),

  implement(contract.handSeries, async (ctx, { params }) => {
    await handSeries(ctx, params.id, params.enrolment)
    return {
      message: 'Handed over. The papers stand in the child’s account now.',
      child: await childHome(ctx, params.id),
    }
  }),

  implement(contract.endChildLink, async (ctx, { params }) => ({
    message: 'The child is no longer shown here. Your agreement stands as it was.',
    ...(await endChildLink(ctx, params.id)),
  })),

  implement(contract.parentsWhoSee, (ctx) => parentsWhoSee(ctx)),

  implement(contract.shareWithParent, async (ctx, { input }) => ({
    message: 'Shared. Your parent sees it when they sign in with this address.',
    ...(await shareWithParent(ctx, input.email)),
  })),

  implement(contract.stopSharing, async (ctx, { params }) => ({
    message: 'No longer shared.',
    ...(await stopSharing(ctx, params.id)),
  })),

  implement(families.childData, async (ctx, { params }) => ({ child: await childData(ctx, params.token) })),

  implement(families.freshParentLink, async (ctx, { params }) => {
    await mailFreshLink(ctx, params.token)
    return { message: 'A new link is on its way to the mailbox that agreed.' }
  }),
]
