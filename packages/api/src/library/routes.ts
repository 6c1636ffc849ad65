import {
  addEvidence,
  addMedia,
  changeMedia,
  deleteMedia,
  mediaList,
  readMedia,
  replaceMedia,
} from '@northlight/contract/office/media'
import { implement } from '../kernel/implement.ts'
import { addPicture } from './add-picture.ts'
import { changePicture, removePicture, replacePicture } from './change-picture.ts'
import { keepEvidence, listMedia, readPicture } from './library.ts'

export const libraryRoutes = [
  implement(mediaList, (ctx, call) => listMedia(ctx, call)),
  implement(addMedia, async (ctx, { input }) => {
    const added = await addPicture(ctx, input)
    return { message: added.is_known ? 'This picture is here already.' : 'The picture is here.', ...added }
  }),
  implement(readMedia, async (ctx, { params }) => ({ message: 'A picture.', ...(await readPicture(ctx, params.id)) })),
  implement(changeMedia, async (ctx, { params, input }) => ({
    message: 'Saved.',
    media: await changePicture(ctx, params.id, input),
  })),
  implement(replaceMedia, async (ctx, { params, input }) => ({
    message: 'The new picture stands everywhere now.',
    media: await replacePicture(ctx, params.id, input),
  })),
  implement(deleteMedia, async (ctx, { params }) => {
    await removePicture(ctx, params.id)
    return { message: 'The picture is deleted.' }
  }),
  implement(addEvidence, async (ctx, { input }) => ({
    message: 'The paper is kept.',
    file: { id: await keepEvidence(ctx, input) },
  })),
]
