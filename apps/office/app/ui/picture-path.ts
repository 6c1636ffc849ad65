/** A stored picture as the image service gives it, in a width of its own steps. */
export const picturePath = (path: string, width: number): string => {
  if (/^(?:https?:|data:|blob:)/.test(path)) return path
  const clean = path.replace(/^\/+/, '').replace(/^storage\//, '')
  // Drawings have no size and are sent as they are.
  if (/\.svg$/i.test(clean)) return `/storage/${clean}`
  return `/_ipx/w_${width},q_80,f_webp/storage/${clean}`
}
