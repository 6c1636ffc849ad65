import { Icon, type IconProps } from './icon.tsx'

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V5M6 11l6-6 6 6" />
    </Icon>
  )
}
