# Conditional logistic models of ambulance calls after hot nights, by city, pooled by inverse variance.
# Sample content: the study and its data are invented.
library(survival)
library(splines)

cities <- c("zaragoza", "plovdiv", "konya")

make_strata <- function(d) {
  # Time-stratified referents: same weekday, same month, same year.
  d$stratum <- paste(d$call_id, format(d$date, "%Y-%m"), weekdays(d$date))
  d
}

fit_city <- function(city, adjusted = TRUE) {
  d <- make_strata(readRDS(sprintf("calls-%s.rds", city)))
  rhs <- "hot_night + holiday + pm25 + strata(stratum)"
  if (adjusted) rhs <- paste("ns(tmax_prev, 3) + dewpoint +", rhs)
  f <- clogit(as.formula(paste("case ~", rhs)), data = d)
  c(beta = unname(coef(f)["hot_night"]), se = sqrt(vcov(f)["hot_night", "hot_night"]))
}

pool <- function(est) {
  w <- 1 / est["se", ]^2
  b <- sum(w * est["beta", ]) / sum(w)
  s <- sqrt(1 / sum(w))
  q <- sum(w * (est["beta", ] - b)^2)
  list(or = exp(b), ci = exp(b + c(-1.96, 1.96) * s), q = q, p_q = pchisq(q, length(w) - 1, lower.tail = FALSE))
}

for (adjusted in c(FALSE, TRUE)) {
  est <- sapply(cities, fit_city, adjusted = adjusted)
  cat(if (adjusted) "Model 2\n" else "Model 1\n")
  print(round(exp(est["beta", ]), 3))
  print(pool(est))
}
