import { Button } from '../button.tsx'
import { Fact, RecordEntry, RecordList } from '../layout/record-list.tsx'
import { RowChoice, SelectableList } from './selectable-list.tsx'
import { SelectionBar } from './selection-bar.tsx'

const records = [
  { id: '1', name: 'Comment by Ada Byron', about: 'A careful study of rows.' },
  { id: '2', name: 'Comment by Émilie du Châtelet', about: 'The second table lacks a unit.' },
  { id: '3', name: 'Comment by Wang Zhenyi', about: 'Where are the data of 2021?' },
]

export const gallery: { title: string; element: React.ReactNode }[] = [
  {
    title: 'Above a list of which two rows are chosen',
    element: (
      <SelectionBar
        selection={{ count: 2, total: 3, onChange: () => undefined, chooseAll: () => undefined }}
        allLabel="Choose every record"
        clearLabel="Choose nothing"
        countText={count => `${count} records chosen`}
      >
        <Button size="small">Export the records</Button>
      </SelectionBar>
    ),
  },
  {
    title: 'Records that can be chosen',
    element: (
      <form>
        <SelectableList
          name="record"
          allLabel="Choose all records"
          clearLabel="Choose no record"
          countText={count => (count === 1 ? '1 record chosen' : `${count} records chosen`)}
          actions={
            <>
              <Button type="submit" size="small" name="act" value="publish">
                Publish the chosen records
              </Button>
              <Button type="submit" size="small" variant="danger" name="act" value="remove">
                Remove the chosen records
              </Button>
            </>
          }
        >
          <RecordList>
            {records.map(({ id, name, about }) => (
              <RecordEntry key={id} name={name} image={<RowChoice name="record" value={id} label={`Choose the ${name}`} />}>
                <Fact>{about}</Fact>
              </RecordEntry>
            ))}
          </RecordList>
        </SelectableList>
      </form>
    ),
  },
]
