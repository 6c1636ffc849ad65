import { Icon, type IconProps } from './icon.tsx'

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c4.5-5 7-8.3 7-11.300A7 7 0 0 0 5 9.7C5 12.7 7.5 16 12 21Z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </Icon>
  )
}
