/** Files of the build that this page has loaded so far, lazily fetched ones too. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, location.href).pathname)
    .filter((path) => path.startsWith('/office/assets/'))

/**
 * Keeps the office itself on the device, so that it opens without a network. Where the browser has no workers (an
 * insecure address, a private window) a reload needs the network.
 */
export const keepShell = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/office/worker.js', { scope: '/office/' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ files: loadedFiles() })
  } catch {
    // Forbidden or full; the office works as before, online.
  }
}
