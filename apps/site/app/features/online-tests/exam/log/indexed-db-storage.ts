import { seconds } from '@northlight/contract/durations'
import type { ClientStep } from '@northlight/exam/answers/steps'
import type { KeptAttempt, KeptEvent, KeptNotes, LogStorage } from './log-storage.ts'

const name = 'exam-log'
const version = 1

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** A disk that does not answer must not hold back what can be sent. */
const patience = seconds(5)

/** Only a finished transaction is on the disk; a request that succeeded may still be undone. */
const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The device does not answer.')), patience)
    transaction.oncomplete = () => {
      clearTimeout(late)
      resolve()
    }
    transaction.onabort = () => {
      clearTimeout(late)
      reject(transaction.error ?? new Error('The device did not keep it.'))
    }
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, version)
  request.onupgradeneeded = () => {
    const database = request.result
    database.createObjectStore('sittings', { keyPath: 'attempt' }).createIndex('path', 'path')
    database.createObjectStore('notes', { keyPath: 'attempt' })
    database.createObjectStore('steps', { keyPath: ['attempt', 'device', 'number'] })
    database.createObjectStore('events', { keyPath: ['attempt', 'event.id'] })
  }
  return settled(request)
}

type StepRow = ClientStep & { attempt: string }
type EventRow = KeptEvent & { attempt: string }

/** The log on the device's disk. Throws when the browser refuses it; the caller then takes memory and says so. */
export const indexedDbStorage = async (): Promise<LogStorage> => {
  const database = await open()
  // Another tab with a newer build may want to change the layout; holding on would block it.
  database.onversionchange = () => database.close()

  const write = async (store: string, act: (store: IDBObjectStore) => void) => {
    // Strict: written to the disk before it counts, so that a power cut loses nothing either.
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    act(transaction.objectStore(store))
    await finished(transaction)
  }
  const ofAttempt = (attempt: string) => IDBKeyRange.bound([attempt], [attempt, []])
  const all = <Row>(store: string, attempt: string): Promise<Row[]> =>
    settled(database.transaction(store).objectStore(store).getAll(ofAttempt(attempt)))

  return {
    kind: 'device',
    attempts: (path) =>
      settled(database.transaction('sittings').objectStore('sittings').index('path').getAll(path)) as Promise<
        KeptAttempt[]
      >,
    keepAttempt: (one) => write('sittings', (store) => store.put(one)),
    notes: (attempt) =>
      settled(database.transaction('notes').objectStore('notes').get(attempt)) as Promise<KeptNotes | undefined>,
    keepNotes: (notes) => write('notes', (store) => store.put(notes)),
    addStep: async (attempt, step) => {
      try {
        await write('steps', (store) => store.add({ ...step, attempt } satisfies StepRow))
        return 'kept'
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return 'taken'
        throw error
      }
    },
    steps: async (attempt) => (await all<StepRow>('steps', attempt)).map(({ attempt: _, ...step }): ClientStep => step),
    keepEvent: (attempt, kept) => write('events', (store) => store.put({ ...kept, attempt } satisfies EventRow)),
    events: async (attempt) =>
      (await all<EventRow>('events', attempt)).map(({ event, isStored }) => ({ event, isStored })),
    forget: async (attempt) => {
      // All or nothing: half an attempt would be opened again and have nothing to send.
      const stores = ['sittings', 'notes', 'steps', 'events']
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' })
      for (const name of ['sittings', 'notes']) transaction.objectStore(name).delete(attempt)
      for (const name of ['steps', 'events']) transaction.objectStore(name).delete(ofAttempt(attempt))
      await finished(transaction)
    },
  }
}
