import { newKey } from '../../platform/api/new-key.ts'

/**
 * The name of a message. The same words to the same students keep it until they were sent, so that a second press
 * after a lost reply is the same message; other words, or others who get it, are another message.
 */
export const createMessageKey = (make: () => string = newKey) => {
  let [said, key] = ['', make()]
  return {
    of: (message: object): string => {
      const now = JSON.stringify(message)
      if (said !== '' && said !== now) key = make()
      said = now
      return key
    },
    sent: () => {
      said = ''
      key = make()
    },
  }
}
