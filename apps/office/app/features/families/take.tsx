import { useMe } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { useMany } from './use-many.ts'

export function Take({ family }: { family: { id: number; name: string } }) {
  const me = useMe()
  const { act, isSending } = useMany()
  return (
    <Button
      small
      className="above-row"
      sending={isSending}
      aria-label={`Take ${family.name}`}
      onClick={() =>
        act([family.id], { act: 'assign', to: me.id, is_free: true }, { words: `${family.name} is yours.` })
      }
    >
      Take
    </Button>
  )
}
