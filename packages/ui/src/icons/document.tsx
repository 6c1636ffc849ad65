import { Icon, type IconProps } from './icon.tsx'

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8l4 4v13H6Z" />
      <path d="M14 3.5v4h4M9 12h6M9 16h6" />
    </Icon>
  )
}
