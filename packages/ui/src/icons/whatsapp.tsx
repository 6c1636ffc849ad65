import { Icon, type IconProps } from './icon.tsx'

export function WhatsappIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1.2-4A8 8 0 1 1 8.2 18.9Z" />
      <path d="M9 8.5c.5 3 2.5 5.2 6 6l.9-1.6-2-1-.8.9a5 5 0 0 1-2.5-2.5l.9-.8-1-2Z" />
    </Icon>
  )
}
