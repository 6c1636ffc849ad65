import * as packs from '@northlight/contract/office/packs'
import * as building from '@northlight/contract/office/paper-building'
import * as papers from '@northlight/contract/office/papers'
import * as passages from '@northlight/contract/office/passages'
import * as imports from '@northlight/contract/office/question-imports'
import * as contract from '@northlight/contract/office/questions'
import { implement } from '../kernel/implement.ts'
import { countQuestions, listQuestions } from './bank/list-questions.ts'
import { readPassage, writePassage } from './bank/passages.ts'
import { questionChoices, readQuestion } from './bank/read-question.ts'
import { remarkOn } from './bank/remarks.ts'
import { createQuestion, hideQuestion, previewQuestion, writeVersion } from './bank/write-question.ts'
import { applyImport, stopImport } from './import/apply-import.ts'
import { listImports, listRows, readImport } from './import/list-imports.ts'
import { decideRows, mendRow } from './import/mend-import.ts'
import { mapImport, startImport } from './import/read-import.ts'
import { undoImport } from './import/undo-import.ts'
import { freezeByHand, newPaperVersion, paperByRule, savePaper } from './papers/build-paper.ts'
import { confirmKeys } from './papers/confirm-keys.ts'
import { listPacks, readPack, writePack } from './papers/packs.ts'
import { createPaper, listPapers, readPaper } from './papers/papers.ts'
import { printPaper } from './papers/print-paper.ts'

export const questionBankRoutes = [
  implement(contract.questionList, (ctx, call) => listQuestions(ctx, call)),
  implement(contract.questionCounts, (ctx) => countQuestions(ctx)),
  implement(contract.questionChoices, (ctx) => questionChoices(ctx)),
  implement(contract.questionById, async (ctx, { params }) => ({
    message: 'A question.',
    question: await readQuestion(ctx, params.id),
  })),
  implement(contract.createQuestion, async (ctx, { input }) => ({
    message: 'The question is in the bank.',
    ...(await createQuestion(ctx, input)),
  })),
  implement(contract.previewQuestion, (ctx, { input }) => previewQuestion(ctx, input)),
  implement(contract.writeVersion, async (ctx, { params, input }) => {
    const made = await writeVersion(ctx, params.id, input)
    return { message: `Version ${made.version} is in the bank. Papers keep the one they have.`, ...made }
  }),
  implement(contract.hideQuestion, async (ctx, { params, input }) => {
    await hideQuestion(ctx, params.id, input.is_hidden)
    return {
      message: input.is_hidden
        ? 'Papers can no longer choose this question.'
        : 'Papers can choose this question again.',
    }
  }),
  implement(contract.remarkOnQuestion, async (ctx, { params, input }) => {
    await remarkOn(ctx, params.id, input.text)
    return { message: 'Your colleagues see it with the question.' }
  }),
  implement(passages.passageByVersion, (ctx, { params }) => readPassage(ctx, params.id)),
  implement(passages.writePassage, async (ctx, { input }) => ({
    message: 'The passage is in the bank.',
    ...(await writePassage(ctx, input)),
  })),
  implement(packs.packList, (ctx) => listPacks(ctx)),
  implement(packs.packByCode, (ctx, { params }) => readPack(ctx, params.code)),
  implement(packs.writePack, async (ctx, { input }) => {
    const made = await writePack(ctx, input)
    return { message: `Version ${made.version} of the pack is there. Papers keep the one they follow.`, ...made }
  }),
  implement(papers.paperList, (ctx, call) => listPapers(ctx, call)),
  implement(papers.createPaper, async (ctx, { input }) => ({
    message: 'The paper has its empty places.',
    ...(await createPaper(ctx, input)),
  })),
  implement(papers.paperById, async (ctx, { params }) => ({ paper: await readPaper(ctx, params.id) })),
  implement(building.savePaper, async (ctx, { params, input }) => ({
    message: 'Saved.',
    ...(await savePaper(ctx, params.id, input)),
  })),
  implement(building.paperByRule, (ctx, { params, input }) => paperByRule(ctx, params.id, input)),
  implement(building.freezePaper, async (ctx, { params }) => {
    await freezeByHand(ctx, params.id)
    return { message: 'The paper is frozen.' }
  }),
  implement(building.newPaperVersion, async (ctx, { params }) => {
    const { version } = await newPaperVersion(ctx, params.id)
    return { message: `Version ${version} is open. Tests keep the one they have until you give them this one.` }
  }),
  implement(building.confirmKeys, async (ctx, { params, input }) => {
    await confirmKeys(ctx, params.id, input)
    return { message: 'The keys are confirmed.' }
  }),
  implement(building.printPaper, (ctx, { params }) => printPaper(ctx, params.id)),
  implement(imports.questionImportList, (ctx, call) => listImports(ctx, call)),
  implement(imports.startQuestionImport, async (ctx, { input }) => ({
    message: 'The file is being read.',
    import: await startImport(ctx, input),
  })),
  implement(imports.readQuestionImport, async (ctx, { params }) => ({
    message: 'An import of questions.',
    import: await readImport(ctx, params.id),
  })),
  implement(imports.questionImportRows, (ctx, call) => listRows(ctx, call.params.id, call)),
  implement(imports.mapQuestionImport, async (ctx, { params, input }) => ({
    message: 'Every row was read anew.',
    import: await mapImport(ctx, params.id, input),
  })),
  implement(imports.mendQuestionRow, async (ctx, { params, input }) => ({
    message: 'The row was read anew.',
    import: await mendRow(ctx, params.id, params.number, input.cells),
  })),
  implement(imports.decideQuestionRows, async (ctx, { params, input }) => ({
    message: 'Noted.',
    import: await decideRows(ctx, params.id, input),
  })),
  implement(imports.applyQuestionImport, async (ctx, { params }) => ({
    message: 'The questions are being put into the bank.',
    import: await applyImport(ctx, params.id),
  })),
  implement(imports.stopQuestionImport, async (ctx, { params }) => ({
    message: 'It is stopped. The rows are yours again.',
    import: await stopImport(ctx, params.id),
  })),
  implement(imports.undoQuestionImport, async (ctx, { params }) => ({
    message: 'The import is taken back.',
    import: await undoImport(ctx, params.id),
  })),
]
