import type { Page } from '@playwright/test'

/** A photograph as a phone would send it. What is written on it makes its bytes its own: the same one is found again. */
export const photograph = async (page: Page, words: string) => {
  const address = await page.evaluate((text) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1000
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('Nothing can be drawn.')
    const sky = pen.createLinearGradient(0, 0, 1600, 1000)
    sky.addColorStop(0, '#31506e')
    sky.addColorStop(1, '#d9b36c')
    pen.fillStyle = sky
    pen.fillRect(0, 0, 1600, 1000)
    pen.fillStyle = '#ffffff'
    pen.font = '80px sans-serif'
    pen.fillText(text, 80, 500)
    return canvas.toDataURL('image/jpeg', 0.8)
  }, words)
  return { mimeType: 'image/jpeg', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}
