import { join } from 'node:path'
import { fileStorage } from '@northlight/api/media/storage'
import type { Environment } from './environment.ts'

/** Public pictures where the operator wants them; private files always under the data folder. */
export const openStorage = ({ storageDir, dataDir }: Environment) =>
  fileStorage({ public: storageDir, private: join(dataDir, 'private') })
