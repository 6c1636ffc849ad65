import * as contract from '@northlight/contract/payments/series'
import { implement } from '../../kernel/implement.ts'
import { beginPaper, chooseTrack, ownSeries } from './series.ts'
import { setPapers } from './set-papers.ts'

export const seriesRoutes = [
  implement(contract.ownSeries, async (ctx) => ({ series: await ownSeries(ctx) })),

  implement(contract.chooseTrack, async (ctx, { params, input }) => ({
    message: 'Chosen. You can change it until you begin the first paper.',
    series: await chooseTrack(ctx, params.id, input.track),
  })),

  implement(contract.beginPaper, async (ctx, { params }) => ({
    message: 'The paper is yours. The clock starts when you begin it.',
    ...(await beginPaper(ctx, params.id, params.number)),
  })),

  implement(contract.setPapers, async (ctx, { params, input }) => ({
    message: 'The papers hold for everybody in this course.',
    papers: await setPapers(ctx, params, input),
  })),
]
