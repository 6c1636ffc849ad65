export function MailsScreen() {
  return null
}
