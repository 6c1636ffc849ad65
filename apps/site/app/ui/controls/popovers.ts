/** Chrome 114, Safari 17, Firefox 125. Where they are not known their selector is not either, and to ask for it throws. */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype
