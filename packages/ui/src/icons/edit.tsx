import { Icon, type IconProps } from './icon.tsx'

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4L16.5 4.500l3 3L8 19Z" />
      <path d="m14 7 3 3" />
    </Icon>
  )
}
