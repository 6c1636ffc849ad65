import { Icon, type IconProps } from './icon.tsx'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3.5h3.2l1.6 4.3-2.1 1.6a12 12 0 0 0 5.9 5.9l1.6-2.1 4.3 1.6V18a2.5 2.5 0 0 1-2.7 2.5C9.4 20 4 14.6 3.5 6.2A2.5 2.5 0 0 1 5 3.5Z" />
    </Icon>
  )
}
