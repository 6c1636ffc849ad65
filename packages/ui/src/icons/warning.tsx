import { Icon, type IconProps } from './icon.tsx'

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4 2.8 19.5h18.400Z" />
      <path d="M12 10v4.5M12 17v.01" />
    </Icon>
  )
}
