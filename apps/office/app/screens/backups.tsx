export function BackupsScreen() {
  return null
}
