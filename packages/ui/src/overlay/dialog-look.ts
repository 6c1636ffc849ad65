/** One that opens over another covers it too: both lie at the same height. */
export const scrim = 'fixed inset-0 z-41 bg-[rgb(14_26_51/0.45)]'
export const dialogPlace = 'dialog-place fixed inset-0 z-41 grid place-items-center p-6 max-md:items-end max-md:p-0'
