import { Icon, type IconProps } from './icon.tsx'

export function TwitterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 19.500l6-6M13 10.700l6-6.2" />
      <path d="M4 4.500h4L19.8 19.500h-4Z" />
    </Icon>
  )
}
