import { readUrl } from '@northlight/contract/read-url'

/** The half of a degree around a place that fills the window: a walk of ten minutes to each side. */
const around = 0.006

/** The map of a place as a window in the page, where its address says which place; other hosts stay links. */
export const mapWindowOf = (mapUrl: string): string | undefined => {
  const url = readUrl(mapUrl)
  if (url?.origin !== 'https://www.openstreetmap.org') return undefined
  const [lat, lon] = [Number(url.searchParams.get('mlat') ?? Number.NaN), Number(url.searchParams.get('mlon') ?? '')]
  if (!lat || !lon) return undefined
  const box = [lon - around, lat - around / 2, lon + around, lat + around / 2].map((edge) => edge.toFixed(5))
  const query = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${lat},${lon}` })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
