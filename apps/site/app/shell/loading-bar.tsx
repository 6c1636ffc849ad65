/** The thin gold line above the page while something is under way; `live/loading-bar.ts` moves it. */
export function LoadingBar() {
  return (
    <div
      data-loading="false"
      aria-hidden="true"
      data-noprint
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-[#eacf6c] loading-bar"
    />
  )
}
