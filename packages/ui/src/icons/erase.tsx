import { Icon, type IconProps } from './icon.tsx'

export function EraseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6h11v12H9l-6-6Z" />
      <path d="m12 10 4 4M16 10l-4 4" />
    </Icon>
  )
}
