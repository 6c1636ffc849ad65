export function HealthScreen() {
  return null
}
