import { useText } from '@touchline/i18n';
import { IconButton, IconEllipsis, IconPencil, IconShare2, IconTrash2 } from '@touchline/ui-kit';
import { Menu, MenuItem } from '@touchline/ui-kit/menu';
import { useShareClip } from './use-share-clip.ts';

export interface ClipActionsProps {
  /** The clip's id. It is an attribute of the button, so that a dialog can give the focus back. */
  id: string;
  title: string;
  onRename: () => void;
  onDelete: () => void;
}

/** The owner's actions on a clip, behind one button next to its card. */
export function ClipActions({ id, title, onRename, onDelete }: ClipActionsProps) {
  const text = useText('account');
  const share = useShareClip(id, title);
  return (
    <Menu
      trigger={
        <IconButton data-clip={id} label={text('selected.clips.actions', { title })}>
          <IconEllipsis />
        </IconButton>
      }
    >
      <MenuItem icon={<IconShare2 />} onSelect={() => void share()}>
        {text('selected.clips.share')}
      </MenuItem>
      <MenuItem icon={<IconPencil />} onSelect={onRename}>
        {text('selected.clips.rename')}
      </MenuItem>
      <MenuItem icon={<IconTrash2 />} onSelect={onDelete}>
        {text('selected.clips.delete')}
      </MenuItem>
    </Menu>
  );
}
