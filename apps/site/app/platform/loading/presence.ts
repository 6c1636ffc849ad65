const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown'] as const

/** Whether anybody has moved, touched or typed anything since the page came. */
export const presence = { isHere: false, came: Promise.resolve() }

if (typeof document !== 'undefined') {
  presence.came = new Promise((resolve) => {
    const come = () => {
      for (const sign of signs) removeEventListener(sign, come, true)
      presence.isHere = true
      resolve()
    }
    for (const sign of signs) addEventListener(sign, come, { capture: true, passive: true })
    // The sign that started the program came before anybody listened here; see document/program-last.ts.
    if ('somebodyCame' in window) resolve()
  })
}
