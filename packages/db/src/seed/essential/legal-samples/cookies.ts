import { readFirst, sample } from './sample.ts'

const { part, says, points } = sample

export const cookies = [
  readFirst,
  part(
    'What this site keeps on your device',
    points(
      'A session cookie, when you sign in: it ends when you sign out.',
      'What you typed in a form and have not sent, so that a lost connection loses nothing. It stays on your device.',
      'Answers of a running test until the server has them.',
      'Your language, and whether you closed a note.',
    ),
  ),
  part(
    'What it does not keep',
    says(
      'No cookies of advertisers, no counters of other companies, nothing that follows you to other sites. That is why no banner asks you for anything. We count visits of pages without knowing who you are.',
    ),
  ),
  part(
    'Other sites',
    says(
      'A map or a video opens at its own company only after you tap it. The payment window is the gateway’s: [name of the payment gateway].',
    ),
  ),
  part('To remove it', says('Delete the data of this site in the settings of your browser. You are then signed out.')),
].join('\n')
