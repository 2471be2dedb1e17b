import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { XIcon } from 'lucide-react';
import { photos as messages } from '../../messages/photos.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Pill } from '../../ui/display/pill.tsx';
import type { UploadStatus } from './upload-file.ts';
import type { UploadEntry } from './upload-state.ts';

interface UploadListProps {
  entries: readonly UploadEntry[];
  onCancel: (entry: UploadEntry) => void;
  onRetry: (entry: UploadEntry) => void;
}

const TONES: Record<UploadStatus, 'plain' | 'saffron' | 'leaf' | 'tomato'> = {
  processing: 'plain',
  uploading: 'saffron',
  recognizing: 'saffron',
  complete: 'leaf',
  error: 'tomato',
};

/** The files on their way, each with where it stands and how far it is. */
export function UploadList({ entries, onCancel, onRetry }: UploadListProps) {
  if (entries.length === 0) return null;
  return (
    <Stack as="section" gap="3">
      <chakra.h3 fontWeight="semibold">{messages.uploading.title}</chakra.h3>
      <Stack as="ul" gap="2" listStyleType="none">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onCancel={() => onCancel(entry)} onRetry={() => onRetry(entry)} />
        ))}
      </Stack>
    </Stack>
  );
}

interface RowProps {
  entry: UploadEntry;
  onCancel: () => void;
  onRetry: () => void;
}

function Row({ entry: { file, status, progress, error }, onCancel, onRetry }: RowProps) {
  const isFailed = status === 'error';
  return (
    <chakra.li p="3" ps="4" border="hairline" borderRadius="md" bg="paper">
      <Flex align="center" gap="3">
        <chakra.span flex="1" minW="0" truncate fontSize="sm" fontWeight="medium">
          {file.name}
        </chakra.span>
        <Pill tone={TONES[status]}>{messages.uploading.status[status]}</Pill>
        {status !== 'complete' && (
          <IconButton
            size="sm"
            label={isFailed ? messages.uploading.dismiss(file.name) : messages.uploading.cancel(file.name)}
            onClick={onCancel}
          >
            <XIcon />
          </IconButton>
        )}
      </Flex>
      {isFailed ? (
        <Flex align="center" justify="space-between" gap="3" mt="1">
          <chakra.p role="alert" color="tomato.ink" fontSize="sm">
            {error}
          </chakra.p>
          <Button
            size="sm"
            variant="subtle"
            aria-label={messages.uploading.retryLabel(file.name)}
            onClick={onRetry}
            flexShrink="0"
          >
            {messages.uploading.retry}
          </Button>
        </Flex>
      ) : (
        <Bar
          role="progressbar"
          aria-label={messages.uploading.progress(file.name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={progress}
          aria-valuetext={messages.uploading.status[status]}
        >
          <chakra.div
            h="full"
            bg="leaf"
            borderRadius="pill"
            transition="width 150ms"
            style={{ width: `${progress}%` }}
          />
        </Bar>
      )}
    </chakra.li>
  );
}

const Bar = chakra('div', {
  base: { h: '1.5', mt: '2.5', me: '1', borderRadius: 'pill', bg: 'line', overflow: 'hidden' },
});
