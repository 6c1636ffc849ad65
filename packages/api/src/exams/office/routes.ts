import { comingTests } from '@northlight/contract/exams/coming-tests'
import * as contract from '@northlight/contract/exams/office'
import { implement } from '../../kernel/implement.ts'
import { readCockpit } from './cockpit.ts'
import { readComingTests } from './coming-tests.ts'
import { createTest } from './create-test.ts'
import { enrolPerson, listPeople } from './people.ts'
import { paperChoices, planTest } from './plan-test.ts'
import { showTest } from './show-test.ts'
import { listTests } from './test-rows.ts'
import { endTrial, startTrial } from './trial.ts'

export const examOfficeRoutes = [
  implement(comingTests, (ctx) => readComingTests(ctx)),
  implement(contract.officeTests, (ctx, call) => listTests(ctx, call)),
  implement(contract.createTest, async (ctx, { input }) => ({
    message: 'The test is there. Nobody sees it before you show it.',
    ...(await createTest(ctx, input)),
  })),
  implement(contract.testCockpit, async (ctx, { params }) => ({ test: await readCockpit(ctx, params.slug) })),
  implement(contract.planTest, async (ctx, { params, input }) => ({
    message: 'Saved.',
    ...(await planTest(ctx, params.slug, input)),
  })),
  implement(contract.paperChoices, (ctx, { params }) => paperChoices(ctx, params.slug)),
  implement(contract.showTest, async (ctx, { params, input }) => {
    await showTest(ctx, params.slug, input.is_shown)
    return {
      message: input.is_shown ? 'Students find the test now.' : 'The test is hidden.',
      is_shown: input.is_shown,
    }
  }),
  implement(contract.startTrial, async (ctx, { params }) => ({
    message: 'Your test run is ready.',
    ...(await startTrial(ctx, params.slug)),
  })),
  implement(contract.endTrial, async (ctx, { params }) => {
    await endTrial(ctx, params.slug)
    return { message: 'Your test run is taken away.' }
  }),
  implement(contract.testPeople, (ctx, call) => listPeople(ctx, call.params.slug, call)),
  implement(contract.enrolPerson, async (ctx, { params, input }) => {
    const { name, isKnown } = await enrolPerson(ctx, params.slug, input.email)
    return { message: isKnown ? `${name} was enrolled already.` : `${name} is enrolled.` }
  }),
]
