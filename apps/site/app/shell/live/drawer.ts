/** Browsers without command buttons open and close the drawer with these listeners; all close it when the page goes. */
export const startDrawer = (): (() => void) => {
  const isNative = 'command' in HTMLButtonElement.prototype
  const onClick = (event: MouseEvent) => {
    const { target } = event
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (isNative || !(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  }
  // A click on the backdrop names the dialog itself; browsers with `closedby` have closed it already.
  const onPress = ({ target, clientX }: PointerEvent) => {
    if (target instanceof HTMLDialogElement && target.matches('[closedby="any"]') && target.open)
      if (clientX < target.getBoundingClientRect().left) target.close()
  }
  const close = () => {
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[closedby][open]')) dialog.close()
  }
  const onLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('dialog[closedby] a[href]')) close()
  }
  document.addEventListener('click', onClick)
  document.addEventListener('click', onLink)
  document.addEventListener('pointerdown', onPress)
  // Coming back must not find it open.
  window.addEventListener('pagehide', close)
  return () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('click', onLink)
    document.removeEventListener('pointerdown', onPress)
    window.removeEventListener('pagehide', close)
  }
}
