"""The tracked cleaning script of the household survey example (shortened to five of its 31 steps)."""
import tallymark as tm

survey = tm.read_csv("survey-2022-raw.csv")

survey = survey.drop_rows(survey["consent"] != "yes", because="no consent")
survey = survey.drop_rows(survey["enumerator"].isin(["test", "demo"]), because="test entry")
survey = survey.drop_rows(~survey["ward"].between(1, 14), because="outside area")
survey = survey.merge_duplicates(because="exact duplicate")
survey = survey.set_cells("income_month", where=survey["income_period"] == "year",
                          to=survey["income_month"] / 12, because="yearly income entered as monthly")

survey.write_csv("survey-2022-clean.csv")
survey.write_ledger("survey-2022.tally")
